/** What a file may be, and how many there may be. */
export type FileLimits = {
  /** As the native attribute has it: MIME types, `image/*`, or endings such as `.pdf`. */
  accept: readonly string[];
  /** The largest a file may be, in bytes. */
  maxBytes: number;
  /** How many there may be together. */
  maxFiles: number;
};

export type RefusalReason = 'type' | 'size' | 'count';

export type RefusedFile = {
  file: File;
  reason: RefusalReason;
};

/** Which files are accepted in addition to the existing ones, in their order, and why the others are rejected. */
export function judgeFiles(
  added: readonly File[],
  kept: number,
  { accept, maxBytes, maxFiles }: FileLimits,
): { taken: File[]; refused: RefusedFile[] } {
  const taken: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of added) {
    const reason = reasonAgainst(file);
    if (reason) refused.push({ file, reason });
    else taken.push(file);
  }
  return { taken, refused };

  function reasonAgainst(file: File): RefusalReason | undefined {
    if (!accept.some((kind) => isOf(file, kind.toLowerCase()))) return 'type';
    if (file.size > maxBytes) return 'size';
    return kept + taken.length >= maxFiles ? 'count' : undefined;
  }
}

function isOf(file: File, kind: string): boolean {
  if (kind.startsWith('.')) return file.name.toLowerCase().endsWith(kind);
  if (kind.endsWith('/*')) return file.type.startsWith(kind.slice(0, -1));
  return file.type === kind;
}
