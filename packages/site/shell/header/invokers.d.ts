import "react";

/** Invoker commands open the menu even on a page without hydration; React passes them on but does not type them yet. */
declare module "react" {
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close";
    commandfor?: string;
  }
}
