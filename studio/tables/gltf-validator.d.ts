/** Khronos' glTF validator, as far as it is used here; it comes without types. */
declare module "gltf-validator" {
  export type Issue = { code: string; message: string; severity: 0 | 1 | 2 | 3; pointer?: string };
  export type Report = {
    issues: { numErrors: number; numWarnings: number; numInfos: number; messages: Issue[] };
  };
  export function validateBytes(bytes: Uint8Array): Promise<Report>;
}
