import { EditorSheet } from '../editor/EditorSheet';
import { pageEditor } from './page-editor';
import { PageForm } from './PageForm';

export function PageSheet() {
  return (
    <EditorSheet editor={pageEditor} title={(saved) => (saved ? `Edit ${saved.title}` : 'Add page')} isWide>
      <PageForm />
    </EditorSheet>
  );
}
