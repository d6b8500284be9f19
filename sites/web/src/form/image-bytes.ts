/** How a file of each type that may be uploaded begins (spec §9 "png or jpg"). */
const beginnings = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
];

/** Those of some files whose bytes begin as an image of a type that may be uploaded: their names and endings may say anything. */
export async function imagesAmong(files: readonly File[]): Promise<File[]> {
  const are = await Promise.all(files.map(isImage));
  return files.filter((_, place) => are[place]);
}

async function isImage(file: File): Promise<boolean> {
  try {
    const bytes = new Uint8Array(await file.slice(0, 8).arrayBuffer());
    return beginnings.some((signs) => signs.every((sign, at) => bytes[at] === sign));
  } catch {
    // It is gone from the device, or may not be read.
    return false;
  }
}
