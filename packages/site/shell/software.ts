/** Files of a built site that say what software it is made of, at its root. */
export const SOFTWARE = {
  /** Licences of the packages whose code browsers get. */
  licences: "third-party-licences.txt",
  /** All packages of pages and server, for machines (CycloneDX). */
  parts: "sbom.cdx.json",
} as const;
