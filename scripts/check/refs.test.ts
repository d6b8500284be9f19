import { describe, expect, it } from 'vitest';
import { checkRefs } from './refs.ts';

const at = (text: string, file = 'packages/ui/src/a/a.tsx') => ({ file, text });

describe('refs', () => {
  it.each([
    'function Picture() { const last = useRef(0); last.current = 1; return <p />; }',
    'export const Picture = () => { if (open) last.current = 1; return <p />; };',
    'const useLast = function () { last.current += 1; };',
    'function useLast() { last.current++; }',
  ])('rejects a write during render: %s', (text) => {
    const [finding, ...more] = checkRefs([at(text)]);
    expect(finding).toMatchObject({ line: 1, found: 'last.current' });
    expect(more).toEqual([]);
  });

  it.each([
    'function Picture() { useEffect(() => { last.current = 1; }, []); return <p />; }',
    'function Picture() { return <p onClick={() => { last.current = 1; }} />; }',
    'function useLast() { function keep() { last.current = 1; } return keep; }',
    'function Picture() { const now = last.current; return <p>{now}</p>; }',
    'const remember = () => { last.current = 1; };',
  ])('allows %s', (text) => {
    expect(checkRefs([at(text)])).toEqual([]);
  });

  it('ignores stories, tests and code that React does not render', () => {
    const text = 'function Picture() { last.current = 1; return <p />; }';
    const files = ['packages/ui/src/a/a.stories.tsx', 'packages/ui/src/a.test.tsx', 'scripts/a.ts'];
    expect(checkRefs(files.map((file) => at(text, file)))).toEqual([]);
  });
});
