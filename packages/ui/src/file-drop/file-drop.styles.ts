import { own, vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { focusRingAround } from '../styles/field-ring.ts';
import { media } from '../styles/media.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
`;

/** Where files are dropped; the native chooser lies over all of it, so that a press anywhere opens the device's own. */
export const Area = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${vars.space.s2};
  padding: ${vars.space.s6} ${vars.space.s4};
  border: max(${vars.border.width}, 1.5px) dashed ${vars.border.control};
  border-radius: ${own('fileDrop.radius', 'radius.card')};
  background-color: ${vars.surface.page};
  color: ${vars.text.body};
  text-align: center;
  overflow-wrap: anywhere;
  transition: background-color ${vars.motion.fast} ${vars.motion.easing};

  & > svg {
    color: ${vars.text.brand};
  }
  &:hover:not([data-disabled]),
  &[data-over] {
    border-color: ${vars.action.primaryEdge};
    background-color: ${vars.surface.sunken};
  }
  &[data-over] {
    border-style: solid;
  }
  ${focusRingAround}
  &:has(> [aria-invalid]) {
    border-color: ${vars.status.dangerText};
  }
  &[data-disabled] {
    border-color: ${vars.border.subtle};
    background-color: ${vars.surface.sunken};
    color: ${vars.text.muted};
  }
  &[data-disabled] > svg {
    color: inherit;
  }
  ${media.stillness} {
    transition: none;
  }
`;

export const Chooser = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  font-size: 0;
  cursor: pointer;

  &:disabled {
    cursor: not-allowed;
  }
`;

export const List = styled.ul`
  display: grid;
  gap: ${vars.space.s2};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${vars.space.s3};
  padding: ${vars.space.s2};
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  border-radius: ${vars.radius.control};
  background-color: ${vars.surface.raised};
  color: ${vars.text.body};
`;

/** A file's own picture, or a sign in its place: the same room with both. */
export const Picture = styled.span`
  display: grid;
  place-items: center;
  inline-size: 3.5rem;
  block-size: 3.5rem;
  overflow: hidden;
  border-radius: ${vars.radius.control};
  background-color: ${vars.surface.sunken};
  color: ${vars.text.muted};

  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

/** With its size, or with how far it is on its way. */
export const Name = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s1};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & > small {
    color: ${vars.text.muted};
    font-size: ${vars.size.sm};
  }
`;

export const Refusals = styled.div`
  display: grid;
  gap: ${vars.space.s1};

  &:empty {
    display: none;
  }
`;

export const Refusal = styled.p`
  display: flex;
  align-items: start;
  gap: ${vars.space.s1};
  margin: 0;
  color: ${vars.status.dangerText};
  font-size: ${vars.size.sm};
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    margin-block-start: 0.2em;
  }
`;
