import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { forcedEdge } from '../styles/forced-edge.ts';

export const Group = styled.div`
  position: relative;
`;

export const Block = styled.span`
  display: block;
  inline-size: 100%;
  border-radius: ${vars.radius.control};
  background-color: color-mix(in oklab, ${vars.text.muted} 18%, transparent);
  ${forcedEdge}

  &[data-extent='most'] {
    inline-size: 80%;
  }
  &[data-extent='half'] {
    inline-size: 50%;
  }
  &[data-extent='third'] {
    inline-size: 33%;
  }
  &[data-shape='text'] {
    block-size: 0.8em;
    margin-block: 0.35em;
  }
  &[data-shape='title'] {
    block-size: 1.1em;
    margin-block: 0.3em;
    font-size: ${vars.size.xl};
  }
  &[data-shape='block'] {
    block-size: 100%;
    min-block-size: 6rem;
    border-radius: ${vars.radius.card};
  }
  &[data-shape='cover'] {
    aspect-ratio: 3 / 4;
    border-radius: ${vars.radius.cover};
  }
  &[data-shape='square'] {
    aspect-ratio: 1;
  }
  &[data-shape='circle'] {
    aspect-ratio: 1;
    border-radius: 50%;
  }
  &[data-shape='control'] {
    block-size: ${vars.control.height};
  }
`;
