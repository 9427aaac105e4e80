/** Formats of telephones' photographs. The server cleans other formats, and what this browser cannot read. */
const PHOTOGRAPH = /^image\/(jpeg|heic|heif)$/;
const PHOTOGRAPH_NAME = /\.(jpe?g|hei[cf])$/i;

/** Most pixels that every telephone can draw. */
const MOST_PIXELS = 4096 * 4096;
/** Nobody sees a difference to the original. */
const QUALITY = 0.92;

/**
 * Re-encodes a photograph on this device: upright, as JPEG, without metadata, so that time and place never leave it. Other
 * files, and what this browser cannot read, are returned unchanged.
 */
export async function barePhotograph(file: File): Promise<File> {
  if (!PHOTOGRAPH.test(file.type) && !PHOTOGRAPH_NAME.test(file.name)) return file;
  try {
    const picture = await createImageBitmap(file);
    try {
      const bare = picture.width * picture.height > MOST_PIXELS ? null : await jpegOf(picture);
      return bare ? new File([bare], file.name.replace(/\.hei[cf]$/i, ".jpg"), { type: bare.type }) : file;
    } finally {
      picture.close();
    }
  } catch {
    return file;
  }
}

function jpegOf(picture: ImageBitmap): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext("2d")?.drawImage(picture, 0, 0);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
}
