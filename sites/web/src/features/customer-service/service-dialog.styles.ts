import { vars } from '@livery/theme/vars';
import { keyframes, styled } from 'styled-components';

const breathe = keyframes`
  50% { opacity: 0.3; }
`;

/** Paints the dialog's head green (spec §9 "Chat header colour"), from edge to edge. */
export const GreenHead = styled.span`
  color: ${vars.status.successText};

  &::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    z-index: -1;
    block-size: calc(${vars.space.s5} + 3rem);
    border-block-end: ${vars.border.width} ${vars.border.style} ${vars.status.successText};
    border-radius: ${vars.radius.card} ${vars.radius.card} 0 0;
    background-color: ${vars.status.successSurface};
  }
`;

export const Room = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
  padding-block-start: ${vars.space.s3};
`;

/** What the chat says of itself; its room is kept for the longest of it. */
export const Said = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${vars.space.s2};
  min-block-size: 8.5rem;
  text-align: center;
  text-wrap: balance;

  & > * {
    margin: 0;
  }
  & > h3 {
    font-size: ${vars.size.lg};
  }
  & > p {
    color: ${vars.text.muted};
  }
  &[data-state='connecting']::before {
    content: '';
    inline-size: 0.75rem;
    block-size: 0.75rem;
    border-radius: 50%;
    background-color: ${vars.status.successText};
    animation: ${breathe} 1.6s ${vars.motion.easing} infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    &::before {
      animation: none !important;
    }
  }
`;

/** The other contacts, apart from the chat. */
export const Contacts = styled.section`
  display: grid;
  gap: ${vars.space.s2};
  padding-block-start: ${vars.space.s4};
  border-block-start: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};

  & > h3 {
    margin: 0;
    font-size: ${vars.size.sm};
    color: ${vars.text.muted};
  }
  & > ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
    gap: ${vars.space.s1};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & a {
    display: inline-flex;
    align-items: center;
    gap: ${vars.space.s2};
    min-block-size: 44px;
  }
`;
