import type { ValueOf } from '@livery/api';
import type { teamExport } from '@livery/api/contract/team';
import type { TextFile } from '../../records/index.ts';

type Part = ValueOf<typeof teamExport>;

/** How often a file is begun anew when what it tells of changes while it comes. */
const mostBeginnings = 3;

/**
 * Brings a file that the platform sends in parts. All parts are of the same moment; where lines have come or gone all the same, as when an
 * account of the team has joined, it begins anew: else one would be missing or twice.
 *
 * @param bring asks for a part
 * @param tell says how many lines are there, of how many
 */
export async function fileOfParts(
  bring: (which: { pageNo: number; until?: number }) => Promise<Part>,
  tell: (lines: number, totalLines: number) => void,
): Promise<TextFile> {
  for (let beginning = 1; beginning <= mostBeginnings; beginning += 1) {
    const first = await bring({ pageNo: 1 });
    const { fileName, totalLines, totalPages, until } = first;
    const texts = [first.text];
    let { lines } = first;
    let isSame = true;
    tell(lines, totalLines);
    for (let pageNo = 2; pageNo <= totalPages && isSame; pageNo += 1) {
      const part = await bring({ pageNo, until });
      isSame = part.totalLines === totalLines;
      texts.push(part.text);
      lines += part.lines;
      if (isSame) tell(lines, totalLines);
    }
    if (isSame) return { fileName, text: texts.join('') };
  }
  throw new FileChangedError();
}

/** What a file tells of kept changing while it came. */
export class FileChangedError extends Error {
  override name = 'FileChangedError';
}
