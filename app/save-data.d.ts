/** Whether the visitor saves data, where a browser tells it (Network Information API); TypeScript does not know it. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean };
}
