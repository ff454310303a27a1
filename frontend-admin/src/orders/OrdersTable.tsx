import { day } from '@haberdash/kit/day';
import { money } from '@haberdash/kit/money';
import Button from 'antd/es/button';
import Table, { type ColumnsType } from 'antd/es/table';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { OrderStatusBadge } from './OrderStatusBadge';
import type { Order } from './orders.api';
import { orderOpened } from './orders.slice';
import styles from './orders.module.css';

export function OrdersTable({ orders }: { orders: Order[] }) {
  const dispatch = useDispatch();
  const columns = useMemo(() => columnsOf((id) => dispatch(orderOpened(id))), [dispatch]);

  return (
    <Table
      rowKey="_id"
      columns={columns}
      dataSource={orders}
      scroll={{ x: 'max-content' }}
      pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
    />
  );
}

function columnsOf(showDetails: (id: string) => void): ColumnsType<Order> {
  return [
    { title: 'Order ID', dataIndex: '_id', render: (id: string) => <span className={styles.id}>{id}</span> },
    { title: 'Order Date', dataIndex: 'orderDate', render: day },
    {
      title: 'Order Status',
      dataIndex: 'orderStatus',
      render: (status: Order['orderStatus']) => <OrderStatusBadge status={status} />,
    },
    { title: 'Order Price', dataIndex: 'totalAmount', align: 'right', render: money },
    {
      title: <span className="visually-hidden">Details</span>,
      align: 'right',
      render: ({ _id }: Order) => (
        <Button aria-label={`View Details of order ${_id}`} onClick={() => showDetails(_id)}>
          View Details
        </Button>
      ),
    },
  ];
}
