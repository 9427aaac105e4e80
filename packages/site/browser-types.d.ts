/** What some browsers know and TypeScript does not. */

/** Whether the visitor saves data (Network Information API). */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean };
}

/** Whether the page is made ready and not shown yet (Speculation Rules API). */
interface Document {
  readonly prerendering?: boolean;
}

/** When a page that was made ready was shown, ms after it was asked for; 0 for any other. */
interface PerformanceNavigationTiming {
  readonly activationStart?: number;
}
