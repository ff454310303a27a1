import Button from 'antd/es/button';
import Input from 'antd/es/input';
import { useState } from 'react';
import type { ListQuery } from '../create-list';
import type { ListView } from '../list';
import styles from '../list.module.css';
import { ToolbarPopover } from './ToolbarPopover';
import { useRemembered } from '../use-remembered';

interface SavedViewsProps {
  /** The list's name, which is part of the names of what is remembered. */
  name: string;
  /** That the list offers everybody. */
  views: ListView[];
  query: ListQuery;
  onShow: (query: ListQuery) => void;
}

/** Queries under names: those of the list, and those that the user saved in this browser. */
export function SavedViews({ name, views, query, onShow }: SavedViewsProps) {
  const [saved, setSaved] = useRemembered<ListView>(`${name}:views`, []);
  const { cursor: _, ...current } = query;
  const save = (viewName: string) =>
    setSaved([...saved.filter((view) => view.name !== viewName), { name: viewName, query: current }]);

  return (
    <ToolbarPopover label="Views">
      {(close) => {
        const show = (view: ListView) => {
          onShow(view.query);
          close();
        };
        return (
          <>
            <ul className={styles.views} aria-label="Saved views">
              {[...views, ...saved].map((view) => (
                <li key={view.name}>
                  <Button type="text" onClick={() => show(view)}>
                    {view.name}
                  </Button>
                  {saved.includes(view) && (
                    <Button
                      type="text"
                      aria-label={`Delete the view ${view.name}`}
                      onClick={() => setSaved(saved.filter((other) => other !== view))}
                    >
                      Delete
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            <NewView onSave={save} />
          </>
        );
      }}
    </ToolbarPopover>
  );
}

function NewView({ onSave }: { onSave: (name: string) => void }) {
  const [name, setName] = useState('');
  return (
    <form
      className={styles.newView}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(name.trim());
        setName('');
      }}
    >
      <Input
        aria-label="Name of the view"
        placeholder="Name of this view"
        maxLength={40}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button htmlType="submit" disabled={name.trim() === ''}>
        Save view
      </Button>
    </form>
  );
}
