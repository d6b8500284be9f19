import { own, vars } from '@livery/theme/vars';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Text } from 'react-aria-components/Text';
import { css, keyframes, styled } from 'styled-components';
import { withoutRing } from '../styles/field-ring.ts';
import { media } from '../styles/media.ts';
import { fadeIn, fadeOut, scrim } from '../styles/scrim.ts';

const rise = keyframes`
  from { opacity: 0; transform: translateY(1rem); }
`;

const sink = keyframes`
  to { opacity: 0; transform: translateY(1rem); }
`;

/** How long the scrim and the panel take (spec §9). */
const duration = { scrim: '0.2s', panel: '0.4s' };

const still = css`
  ${media.stillness} {
    animation: none;
  }
`;

export const Scrim = styled.div`
  ${scrim}
  animation: ${fadeIn} ${duration.scrim} ${vars.motion.easing} backwards;

  [data-state='closing'] > & {
    animation: ${fadeOut} ${duration.scrim} ${vars.motion.easing} forwards;
    ${still}
  }
  ${still}
`;

/** The room that a dialog may take: its share, its pivot and its most are counted in it. */
export const Place = styled.div`
  position: absolute;
  inset: ${vars.space.s4};
  block-size: calc(100dvh - 2 * ${vars.space.s4});
`;

export const Panel = styled(Dialog)`
  --toward: -1;

  position: absolute;
  inset-block-start: calc(100% * var(--dialog-y));
  inset-inline-start: calc(100% * var(--dialog-x));
  translate: calc(var(--toward) * 100% * var(--dialog-x)) calc(-100% * var(--dialog-y));
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  inline-size: var(--dialog-width);
  block-size: var(--dialog-height);
  max-inline-size: 100%;
  max-block-size: 100%;
  overflow: auto;
  overscroll-behavior: contain;
  padding: ${vars.space.s5};
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  border-radius: ${own('dialog.radius', 'radius.card')};
  background-color: ${vars.surface.overlay};
  color: ${vars.text.body};
  box-shadow: ${vars.shadow.overlay};
  animation: ${rise} ${duration.panel} ${vars.motion.easing} backwards;

  &:dir(rtl) {
    --toward: 1;
  }
  ${withoutRing}
  [data-state='closing'] & {
    animation: ${sink} ${duration.panel} ${vars.motion.easing} forwards;
    ${still}
  }
  ${still}
`;

export const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${vars.space.s3};
  margin-block-end: ${vars.space.s4};
`;

export const Title = styled(Heading)`
  min-inline-size: 0;
  margin: 0;
  font-size: ${vars.size.lg};
  overflow-wrap: anywhere;
`;

export const Body = styled(Text)`
  flex: 1 0 auto;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${vars.space.s3};
  margin-block-start: ${vars.space.s5};
`;
