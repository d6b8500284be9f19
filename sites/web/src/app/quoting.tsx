import type { ReactNode } from 'react';

/** Stands in a sentence where the words of somebody else come. */
const gap = '\u0000';

/**
 * A sentence of the site around words of the platform: they alone are marked with their language, since a voice of that language must
 * not read the rest.
 *
 * @param props.sentence makes the sentence with what it is given in the words' place
 * @param props.children the words, marked
 */
export function Quoting({
  sentence,
  children,
}: {
  sentence: (words: string) => string;
  children: ReactNode;
}) {
  const [before, after] = sentence(gap).split(gap);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
