import { useEffect, useState } from 'react';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { ProgressBar } from '../progress/index.ts';
import { Item, Name, Picture } from './file-drop.styles.ts';

export type FileLabels = {
  /** The files that are kept: "Chosen pictures". */
  files: string;
  /** Label of a file's remove button: "Remove {name}". */
  remove: (name: string) => string;
  /** Its size, as the language writes it. */
  size: (bytes: number) => string;
  /** How far it is, from 0 to 1, in words: "62 %", and what is done. */
  progress: (share: number) => string;
};

/** One file that is kept. */
export function FileRow({
  file,
  share,
  labels,
  onRemove,
}: {
  file: File;
  share: number | undefined;
  labels: FileLabels;
  /** Absent: it cannot be taken away now. */
  onRemove: (() => void) | undefined;
}) {
  const preview = usePreview(file);
  return (
    <Item data-part="item">
      <Picture data-part="picture">
        {preview ? <img src={preview} alt="" /> : <Icon name="image" />}
      </Picture>
      {share === undefined ? (
        <Name data-part="name">
          <span>{file.name}</span>
          <small>{labels.size(file.size)}</small>
        </Name>
      ) : (
        <Name data-part="name">
          <ProgressBar
            label={file.name}
            value={share}
            max={1}
            text={labels.progress(share)}
            tone={share >= 1 ? 'success' : 'brand'}
          />
        </Name>
      )}
      {onRemove && <IconButton icon="close" label={labels.remove(file.name)} onClick={onRemove} />}
    </Item>
  );
}

/** An address of a picture's own bytes, for as long as it is shown: the browser keeps them until it is revoked. */
function usePreview(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file.type.startsWith('image/')) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
