import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import Skeleton from 'antd/es/skeleton';
import type { RequestState } from '@haberdash/kit/request-state';
import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import ui from '../../ui/ui.module.css';
import { formClosed, selectForm } from '../products.slice';
import { ProductEditor } from './ProductEditor';
import { ProductHead } from './ProductHead';
import { useLeaving } from './leaving/use-leaving';

interface ProductFormPageProps {
  heading: string;
  /** Whether the state has the product of this page. */
  isLoaded: boolean;
  onOpen: () => void;
}

/** The page of a new product or of one that is edited. */
export function ProductFormPage({ heading, isLoaded, onOpen }: ProductFormPageProps) {
  const { editing, loading } = useSelector(selectForm);
  const dispatch = useDispatch();
  const { leave, question } = useLeaving();
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    open();
    return () => void dispatch(formClosed());
  }, [dispatch]);

  return (
    <div className={ui.page}>
      <ProductHead heading={heading} product={isLoaded ? editing : null} onBack={leave} />
      <Content isLoaded={isLoaded} request={loading} onRetry={onOpen} />
      {question}
    </div>
  );
}

interface ContentProps {
  isLoaded: boolean;
  request: RequestState;
  onRetry: () => void;
}

function Content({ isLoaded, request, onRetry }: ContentProps) {
  if (isLoaded) return <ProductEditor />;
  if (request.status !== 'failed') return <Skeleton active title={false} paragraph={{ rows: 12 }} />;
  return (
    <ErrorState title="The product can't be shown right now" onRetry={onRetry}>
      <p>{request.message}</p>
    </ErrorState>
  );
}
