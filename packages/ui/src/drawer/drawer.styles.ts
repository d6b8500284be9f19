import { own, vars } from '@livery/theme/vars';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { keyframes, styled } from 'styled-components';
import { withoutRing } from '../styles/field-ring.ts';
import { media } from '../styles/media.ts';
import { fadeIn, fadeOut, scrim } from '../styles/scrim.ts';

const come = keyframes`
  from { translate: var(--out); }
`;

const go = keyframes`
  to { translate: var(--out); }
`;

export const Scrim = styled.div`
  ${scrim}
  animation: ${fadeIn} ${vars.motion.base} ${vars.motion.easing} backwards;

  [data-state='closing'] > & {
    animation: ${fadeOut} ${vars.motion.base} ${vars.motion.easing} forwards;
    ${media.stillness} {
      animation: none;
    }
  }
  ${media.stillness} {
    animation: none;
  }
`;

export const Panel = styled(Dialog)`
  --out: 100%;

  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: flex;
  flex-direction: column;
  inline-size: min(24rem, 100% - 3rem);
  background-color: ${vars.surface.overlay};
  color: ${vars.text.body};
  box-shadow: ${vars.shadow.overlay};
  overflow-wrap: anywhere;
  animation: ${come} ${vars.motion.base} ${vars.motion.easing} backwards;

  &:dir(rtl) {
    --out: -100%;
  }
  &[data-side='start'] {
    --out: -100%;
    inset-inline: 0 auto;
  }
  &[data-side='start']:dir(rtl) {
    --out: 100%;
  }
  &[data-side='bottom'] {
    --out: 0 100%;
    inset-block: auto 0;
    inset-inline: 0;
    inline-size: min(40rem, 100%);
    max-block-size: 85dvh;
    margin-inline: auto;
    padding-block-end: env(safe-area-inset-bottom);
    border-radius: ${own('drawer.radius', 'radius.card')} ${own('drawer.radius', 'radius.card')} 0 0;
  }
  ${withoutRing}
  [data-state='closing'] & {
    animation: ${go} ${vars.motion.base} ${vars.motion.easing} forwards;
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
  justify-content: space-between;
  gap: ${vars.space.s3};
  min-block-size: 3.5rem;
  padding: ${vars.space.s2} ${vars.space.s4};
  border-block-end: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
`;

export const Title = styled(Heading)`
  min-inline-size: 0;
  margin: 0;
  font-size: ${vars.size.lg};
`;

export const Body = styled.div`
  flex: 1 1 auto;
  overflow: auto;
  overscroll-behavior: contain;
  padding: ${vars.space.s4};
`;

export const Actions = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${vars.space.s3};
  padding: ${vars.space.s3} ${vars.space.s4};
  border-block-start: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
`;
