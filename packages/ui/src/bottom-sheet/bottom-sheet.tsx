import { Drawer, type DrawerProps } from '../drawer/index.ts';

export type BottomSheetProps = Omit<DrawerProps, 'side'>;

/** A sheet that rises from the bottom of a phone, within a thumb's reach: choices about what is on the page. */
export function BottomSheet(props: BottomSheetProps) {
  return <Drawer {...props} side="bottom" />;
}
