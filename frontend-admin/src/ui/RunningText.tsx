import LoadingOutlined from '@ant-design/icons/es/icons/LoadingOutlined';

/** Says what is being done, as long as it takes; null if nothing is. */
export function RunningText({ text }: { text: string | null }) {
  return (
    <span role="status">
      {text !== null && (
        <>
          <LoadingOutlined aria-hidden /> {text}
        </>
      )}
    </span>
  );
}
