import { own, vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { media } from '../styles/media.ts';

export const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s1};
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${vars.space.s3};
  font-size: ${vars.size.sm};
  overflow-wrap: anywhere;

  & > :last-child {
    color: ${vars.text.muted};
    font-variant-numeric: tabular-nums;
  }
`;

export const Track = styled.div`
  block-size: 0.625rem;
  overflow: clip;
  border: 1px solid ${vars.border.control};
  border-radius: ${own('progress.radius', 'radius.pill')};
  background-color: ${vars.surface.sunken};
  color: ${own('progress.fill', 'action.primaryEdge')};

  [data-tone='success'] > & {
    color: ${vars.status.successText};
  }
  [data-tone='warning'] > & {
    color: ${vars.status.warningText};
  }
  [data-tone='danger'] > & {
    color: ${vars.status.dangerText};
  }
  &::before {
    content: '';
    display: block;
    inline-size: calc(100% * var(--share));
    block-size: 100%;
    background-color: currentColor;
    transition: inline-size ${vars.motion.base} ${vars.motion.easing};
    forced-color-adjust: none;
  }
  ${media.stillness} {
    &::before {
      transition: none;
    }
  }
`;

export const Ring = styled.div`
  position: relative;
  display: inline-grid;
  place-items: center;
  inline-size: 5.5rem;
  block-size: 5.5rem;
  color: ${own('progress.fill', 'action.primaryEdge')};

  &[data-tone='success'] {
    color: ${vars.status.successText};
  }
  &[data-tone='warning'] {
    color: ${vars.status.warningText};
  }
  &[data-tone='danger'] {
    color: ${vars.status.dangerText};
  }
  & > svg {
    position: absolute;
    inset: 0;
    rotate: -90deg;
  }
  & circle {
    fill: none;
    stroke: ${vars.border.subtle};
    stroke-width: 8;
  }
  & circle + circle {
    stroke: currentColor;
    stroke-linecap: round;
    stroke-dasharray: calc(100 * var(--share)) 100;
    transition: stroke-dasharray ${vars.motion.base} ${vars.motion.easing};
  }
  &[data-empty] circle + circle {
    visibility: hidden;
  }
  ${media.stillness} {
    & circle + circle {
      transition: none;
    }
  }
`;

export const RingText = styled.span`
  color: ${vars.text.body};
  font-weight: ${vars.weight.heading};
  font-variant-numeric: tabular-nums lining-nums;
`;

export const StepList = styled.ol`
  display: flex;
  gap: ${vars.space.s2};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Step = styled.li`
  flex: 1;
  min-inline-size: 0;
  padding-block-start: ${vars.space.s2};
  border-block-start: 4px solid ${vars.border.subtle};
  color: ${vars.text.muted};
  font-size: ${vars.size.sm};
  overflow-wrap: anywhere;

  &[data-state='done'] {
    border-color: ${own('progress.fill', 'action.primaryEdge')};
  }
  &[data-state='current'] {
    border-color: ${own('progress.fill', 'action.primaryEdge')};
    color: ${vars.text.body};
    font-weight: ${vars.weight.label};
  }
  &[data-state='done'] > svg {
    color: ${vars.text.brand};
    vertical-align: -0.2em;
  }
`;
