import Button from 'antd/es/button';

/** @param path of the call that exports what is filtered */
export function ExportSelected({ path, ids }: { path: string; ids: string[] }) {
  return (
    <Button href={`${path}?ids=${ids.join(',')}`} download>
      Export selected
    </Button>
  );
}
