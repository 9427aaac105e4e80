/** What telephones take photographs in. The server takes metadata out of the rest, and of what no browser here can read. */
const PHOTOGRAPH = /^image\/(jpeg|heic|heif)$/;
const PHOTOGRAPH_NAME = /\.(jpe?g|hei[cf])$/i;

/** The most that every telephone draws at once, pixels. */
const MOST_PIXELS = 4096 * 4096;
/** Nobody sees a difference to the original. */
const QUALITY = 0.92;

/**
 * A photograph written anew on this device: upright, a JPEG of what is seen and of nothing else, so that where and when it was
 * taken never leaves it. Any other file, and what this browser cannot read, is given back as it is.
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
