import { DeliveryClaims } from '../delivery/claims/DeliveryClaims';
import { ReturnClaims } from '../return-rules/claims/ReturnClaims';

/** Warns of what a text promises and the shop does not keep. */
export function TextClaims({ text }: { text: string }) {
  return (
    <>
      <DeliveryClaims text={text} />
      <ReturnClaims text={text} />
    </>
  );
}
