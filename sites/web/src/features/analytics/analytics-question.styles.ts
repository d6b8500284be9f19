import { vars } from '@livery/theme/vars';
import { layers } from '@livery/ui/styles';
import { styled } from 'styled-components';
import { media } from '../../styles/media.ts';

/** Over the page's lower end, clear of the phone's tab bar. */
export const Question = styled.section`
  position: fixed;
  inset-block-end: calc(4.5rem + env(safe-area-inset-bottom));
  inset-inline: ${vars.space.s4};
  z-index: ${layers.notice};
  display: grid;
  gap: ${vars.space.s3};
  max-inline-size: 30rem;
  max-block-size: 60dvb;
  margin-inline: auto;
  padding: ${vars.space.s4};
  overflow-y: auto;
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  border-radius: ${vars.radius.card};
  background-color: ${vars.surface.overlay};
  color: ${vars.text.body};
  box-shadow: ${vars.shadow.overlay};
  ${media.desktop} {
    inset-block-end: ${vars.space.s5};
    inset-inline: ${vars.space.s5} auto;
    max-inline-size: 26rem;
  }
  /* Nobody is asked over a form that they fill in. */
  :root:has(#content form:not([role='search'])) & {
    display: none;
  }
`;

export const QuestionTitle = styled.h2`
  margin: 0;
  font: inherit;
  font-weight: 600;
`;

export const QuestionText = styled.p`
  margin: 0;
  color: ${vars.text.muted};
  font-size: ${vars.size.sm};
`;

/** Two answers of one size: neither is the way out. */
export const Answers = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${vars.space.s3};
`;
