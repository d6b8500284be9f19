import { styled } from 'storybook/theming';

/** The panel uses Storybook's own theme, not the brand's. */
export const Root = styled.div(({ theme }) => ({
  containerType: 'inline-size',
  padding: '0 12px 16px',
  color: theme.color.defaultText,
  fontSize: theme.typography.size.s2,
  lineHeight: 1.4,
  'input, select, button': { font: 'inherit', color: 'inherit' },
  'input[type="text"], input[type="number"], select': {
    minWidth: 0,
    height: 24,
    padding: '0 6px',
    border: `1px solid ${theme.input.border}`,
    borderRadius: theme.input.borderRadius,
    background: theme.input.background,
  },
  '[aria-invalid="true"]': { borderColor: `${theme.color.negative} !important` },
  'input:focus-visible, select:focus-visible, button:focus-visible, summary:focus-visible': {
    outline: `2px solid ${theme.color.secondary}`,
    outlineOffset: 1,
  },
}));

export const Bar = styled.div(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  marginInline: -12,
  padding: '6px 12px',
  background: theme.background.content,
  borderBlockEnd: `1px solid ${theme.appBorderColor}`,
}));

export const Said = styled.span(({ theme }) => ({
  marginInlineStart: 'auto',
  color: theme.textMutedColor,
  '&[data-bad]': { color: theme.color.negativeText, fontWeight: theme.typography.weight.bold },
}));

export const Small = styled.button(({ theme }) => ({
  height: 24,
  padding: '0 8px',
  border: `1px solid ${theme.input.border}`,
  borderRadius: theme.input.borderRadius,
  background: theme.input.background,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  '&:disabled': { opacity: 0.5, cursor: 'default' },
}));

/** Inputs beside what they do, where there is room. */
export const Halves = styled.div({
  '@container (min-width: 960px)': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    gap: 24,
  },
});

export const Grid = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  alignItems: 'start',
  gap: '0 24px',
});

export const Part = styled.section({ minWidth: 0, paddingBlockStart: 12 });

export const Title = styled.h2(({ theme }) => ({
  margin: '0 0 6px',
  fontSize: theme.typography.size.s2,
  fontWeight: theme.typography.weight.bold,
}));

export const Line = styled.div({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: 8,
  marginBlockEnd: 4,
});

export const Label = styled.label({
  overflowWrap: 'anywhere',
  '&[data-edited]': { fontWeight: 700 },
});

export const Inputs = styled.span({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  minWidth: 0,
  '& > input[type="text"], & > select': { flex: '1 1 72px' },
  '& > input[type="range"]': { flex: '1 1 72px', minWidth: 0 },
  '& > input[type="number"]': { width: 64 },
  '& > input[type="color"]': {
    width: 32,
    height: 24,
    padding: 0,
    border: 0,
    background: 'none',
    cursor: 'pointer',
  },
});

export const Weights = styled.span({
  display: 'flex',
  flexBasis: '100%',
  flexWrap: 'wrap',
  gap: '0 8px',
});

export const Wrong = styled.div(({ theme }) => ({
  gridColumn: '1 / -1',
  margin: '2px 0 4px',
  color: theme.color.negativeText,
  '&[data-warning]': { color: theme.color.warningText },
}));

export const Quiet = styled.span(({ theme }) => ({ color: theme.textMutedColor }));

export const List = styled.ul({ listStyle: 'none', margin: 0, padding: 0 });

export const Item = styled.li(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  padding: '3px 0',
  borderBlockEnd: `1px solid ${theme.appBorderColor}`,
  '& > code': { fontSize: 12, overflowWrap: 'anywhere' },
  '& > :last-child:is(button)': { marginInlineStart: 'auto' },
}));

export const BadgeButton = styled.button(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  padding: '3px 4px',
  border: 0,
  borderBlockEnd: `1px solid ${theme.appBorderColor}`,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  '&[aria-pressed="true"]': { background: theme.background.hoverable },
}));

export const Swatch = styled.span({
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 24,
  borderRadius: 4,
  border: '1px solid rgb(128 128 128 / 0.4)',
  fontWeight: 700,
  lineHeight: 1,
});

export const Verdict = styled.span(({ theme }) => ({
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  color: theme.color.positiveText,
  '&[data-bad]': { color: theme.color.negativeText, fontWeight: 700 },
}));
