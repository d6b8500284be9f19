import { styled } from 'styled-components';

export const Root = styled.span`
  display: inline-flex;
  /* Where words beside it need the room, it gives way: smaller, and still whole. */
  min-inline-size: 0;
  --logo-height: 2rem;

  &[data-size='page'] {
    --logo-height: 3rem;
  }
`;

export const Picture = styled.img`
  display: block;
  block-size: var(--logo-height);
  inline-size: auto;
  max-inline-size: 100%;
  object-fit: contain;
  object-position: 0;

  &[data-for='dark'] {
    display: none;
  }
  [data-mode='dark'] &[data-for='dark'],
  [data-mode='dark'] [data-mode='light'] &[data-for='light'] {
    display: block;
  }
  [data-mode='dark'] &[data-for='light'],
  [data-mode='dark'] [data-mode='light'] &[data-for='dark'] {
    display: none;
  }
`;
