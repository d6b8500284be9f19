import { vars } from '@livery/theme/vars';
import { Dialog } from 'react-aria-components/Dialog';
import { Header } from 'react-aria-components/Header';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { TextField } from 'react-aria-components/TextField';
import { keyframes, styled } from 'styled-components';
import { oneLine } from '../styles/clamp-lines.ts';
import { withoutRing } from '../styles/field-ring.ts';
import { media } from '../styles/media.ts';
import { fadeIn, fadeOut, scrim } from '../styles/scrim.ts';

const drop = keyframes`
  from { opacity: 0; transform: translateY(-0.5rem); }
`;

export const Scrim = styled.div`
  ${scrim}
  animation: ${fadeIn} ${vars.motion.fast} ${vars.motion.easing} backwards;

  [data-state='closing'] > & {
    animation: ${fadeOut} ${vars.motion.fast} ${vars.motion.easing} forwards;
    ${media.stillness} {
      animation: none;
    }
  }
  ${media.stillness} {
    animation: none;
  }
`;

/** The whole window on a phone; below the top of a wider one, so that its field keeps its place while the results change. */
export const Panel = styled(Dialog)`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  block-size: 100dvh;
  background-color: ${vars.surface.overlay};
  color: ${vars.text.body};
  animation: ${drop} ${vars.motion.fast} ${vars.motion.easing} backwards;
  ${withoutRing}

  ${media.tablet} {
    inset-block: min(12dvh, 6rem) auto;
    inline-size: min(42rem, 100% - 4rem);
    block-size: auto;
    max-block-size: min(40rem, 80dvh);
    margin-inline: auto;
    overflow: hidden;
    border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
    border-radius: ${vars.radius.card};
    box-shadow: ${vars.shadow.overlay};
  }
  [data-state='closing'] & {
    animation: ${fadeOut} ${vars.motion.fast} ${vars.motion.easing} forwards;
    ${media.stillness} {
      animation: none;
    }
  }
  ${media.stillness} {
    animation: none;
  }
`;

export const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${vars.space.s2};
  padding: ${vars.space.s3};
  border-block-end: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
`;

export const Field = styled(TextField)`
  flex: 1;
  min-inline-size: 0;

  & > div > svg {
    margin-inline-start: ${vars.space.s3};
    color: ${vars.text.muted};
  }
`;

export const Body = styled.div`
  flex: 1 1 auto;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
  padding: ${vars.space.s2} ${vars.space.s2} calc(${vars.space.s3} + env(safe-area-inset-bottom));
`;

export const Options = styled(ListBox)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
  ${withoutRing}

  &[data-empty] {
    display: none;
  }
  /* What is on its way keeps what is there visible. */
  [aria-busy='true'] > & [role='option'] {
    color: ${vars.text.muted};
  }
` as typeof ListBox;

export const Group = styled(ListBoxSection)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
` as typeof ListBoxSection;

export const Heading = styled(Header)`
  padding: ${vars.space.s2} ${vars.space.s3} ${vars.space.s1};
  color: ${vars.text.muted};
  font-size: ${vars.size.sm};
  font-weight: ${vars.weight.label};
`;

export const Option = styled(ListBoxItem)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  column-gap: ${vars.space.s3};
  box-sizing: border-box;
  min-block-size: 3.25rem;
  padding: ${vars.space.s1} ${vars.space.s3};
  border-radius: ${vars.radius.control};
  color: inherit;
  text-decoration: none;
  cursor: pointer;
  scroll-margin-block: ${vars.space.s8};
  ${withoutRing}

  &[data-hovered],
  &[data-focused] {
    background-color: ${vars.action.neutralFill};
    color: ${vars.action.neutralText};
  }
  @media (forced-colors: active) {
    &[data-focused] {
      background-color: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

/** The same room for a game's picture, a provider's and an icon, so that the names stand in one line. */
export const Picture = styled.span`
  display: grid;
  grid-row: span 2;
  place-items: center;
  align-self: center;
  inline-size: 2.5rem;
  min-block-size: 2.5rem;
  color: ${vars.text.muted};

  & > :not(svg) {
    inline-size: 100%;
    border-radius: ${vars.radius.control};
    overflow: hidden;
  }
`;

export const Label = styled.span`
  grid-column: 2;
  ${oneLine}

  &:last-child {
    grid-row: span 2;
  }
`;

export const Detail = styled.span`
  grid-column: 2;
  font-size: ${vars.size.sm};
  ${oneLine}

  :not([data-focused], [data-hovered]) > & {
    color: ${vars.text.muted};
  }
`;
