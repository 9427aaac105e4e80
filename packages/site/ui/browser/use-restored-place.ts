import { useEffect } from "react";

/** Brings a returning visitor back to where they left the page, where the browser alone would not. */
export function useRestoredPlace(): void {
  useEffect(() => {
    import("./restore-place.ts").then(
      ({ restorePlace }) => restorePlace(),
      () => {},
    );
  }, []);
}
