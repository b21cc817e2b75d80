import { useEffect, useState } from 'react';
import type { HiddenFields } from '../../shared/api/change.ts';
import type { CakeStart } from '../../shared/model/cake.ts';
import { $cakeStart, cakePhoneOf } from '../../shared/stores/cake/cake-start.ts';
import { cakeCreatorText } from '../../shared/text/cake-creator.ts';
import { productText } from '../../shared/text/product.ts';
import { Spinner } from '../../shared/ui/components/indicators.tsx';
import { showError } from '../../shared/ui/dialogs/show-error.ts';
import { lazyPart, Slot, useStore } from '../../shared/ui/widget.ts';
import type { OpenCreator } from './window/CreatorDialog.tsx';

const loadDialog = lazyPart(() => import('./window/CreatorDialog.tsx'));

interface Props {
  productId: string;
  motifs: string;
  fonts?: string | undefined;
  saveAsImage: boolean;
  fields: HiddenFields;
}

/**
 * Shows the server's hint. When the product form requests the creator, the code of the dialog is loaded and the
 * full-screen dialog opens.
 */
export function CakeCreator({ productId, motifs, fonts, saveAsImage, fields }: Props) {
  const start = useStore($cakeStart);
  const [open, setOpen] = useState<OpenCreator>();
  const [news, setNews] = useState('');
  const wanted = start?.productId === productId ? start : undefined;

  // The effect's clean-up function closes the dialog, also on unmount
  useEffect(() => {
    if (!wanted) return;
    setNews('');
    const ended = new AbortController();
    load(wanted, { motifs, fonts }, ended.signal).then((opened) => {
      if (!ended.signal.aborted) setOpen(opened);
    });
    return () => {
      ended.abort();
      setOpen(undefined);
    };
  }, [wanted, motifs, fonts]);

  const CreatorDialog = open?.CreatorDialog;
  return (
    <>
      <Slot name="hint" />
      {wanted && !open && (
        <p className="krume-cake-wait">
          <Spinner label={cakeCreatorText.loading} />
        </p>
      )}
      {CreatorDialog && (
        <CreatorDialog
          creator={open.creator}
          saveAsImage={saveAsImage}
          fields={fields}
          onClose={(news = '') => {
            setNews(news);
            $cakeStart.set(undefined);
          }}
        />
      )}
      <span className="krume-hidden" role="status">
        {news}
      </span>
    </>
  );
}

async function load(
  start: CakeStart,
  files: { motifs: string; fonts?: string | undefined },
  signal: AbortSignal,
): Promise<OpenCreator | undefined> {
  try {
    const { openCake } = await loadDialog();
    return await openCake(start, files, signal);
  } catch {
    if (signal.aborted) return undefined;
    $cakeStart.set(undefined);
    await showError(productText.creatorFailed(cakePhoneOf(start.productId)), {
      retry: () => $cakeStart.set(start),
    });
    return undefined;
  }
}
