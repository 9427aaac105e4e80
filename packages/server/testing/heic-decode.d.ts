declare module "heic-decode" {
  /** The picture that a file of this kind shows first, turned as the file says, four bytes a pixel. */
  export default function decode(file: {
    buffer: Uint8Array;
  }): Promise<{ width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }>;
}
