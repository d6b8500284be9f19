import { Button } from '@livery/ui/button';
import { type ReactNode, useId, useState } from 'react';
import { Item, ItemHead, State } from './security.styles.ts';

/**
 * One thing that secures the account: how it stands, and the form that changes it, which opens in its place.
 *
 * @param props.form given what closes it
 */
export function SecurityItem({
  title,
  state,
  act,
  form,
}: {
  title: string;
  state: ReactNode;
  /** What the button says; without it nothing can be changed. */
  act?: string | undefined;
  form?: ((close: () => void) => ReactNode) | undefined;
}) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Item role="group" aria-labelledby={id}>
      <ItemHead>
        <div>
          <h3 id={id}>{title}</h3>
          <State>{state}</State>
        </div>
        {act !== undefined && form && !open && (
          <Button size="sm" aria-label={`${act}: ${title}`} onClick={() => setOpen(true)}>
            {act}
          </Button>
        )}
      </ItemHead>
      {open && form?.(() => setOpen(false))}
    </Item>
  );
}
