import { addressLines, type WrittenAddress } from './address-lines';

/** One line below the other; the parent lays them out. */
export function AddressLines({ written }: { written: WrittenAddress }) {
  return addressLines(written).map((line) => (
    <span key={line}>{line === written.recipient ? <strong>{line}</strong> : line}</span>
  ));
}
