import { Money } from '../../../../shared/money';
import type { StockLevel } from '../../../../inventory/stock-figures';
import type { Period } from '../../../../shared/time/period';
import type { BestSeller } from '../../application/ports';
import { lowStockPace } from '../../application/rank-sales';
import type { Dashboard } from '../../application/view-dashboard';
import { averageOrderCents, conversion, type Figures } from '../../domain/daily-figures';
import type { DashboardView } from './reports.schemas';

const inMajorUnits = (cents: number): number => Money.ofCents(cents).toMajor();

const periodView = ({ from, to }: Period) => ({ start: from.toISOString(), end: to.toISOString() });

const rangeView = ({ from, to, period }: Dashboard['range']) => ({ from, to, ...periodView(period) });

const figuresView = (figures: Figures): DashboardView['figures']['now'] => {
  const average = averageOrderCents(figures);
  return {
    revenue: inMajorUnits(figures.revenueCents),
    orders: figures.orders,
    averageOrder: average === null ? null : inMajorUnits(average),
    units: figures.units,
    refunds: figures.refunds,
    refunded: inMajorUnits(figures.refundedCents),
    conversion: conversion(figures),
    shoppers: figures.shoppers,
    buyers: figures.buyers,
  };
};

const bestSellerView = ({ cents, ...seller }: BestSeller) => ({ ...seller, revenue: inMajorUnits(cents) });

export const levelView = ({ units, ...level }: StockLevel) => ({ ...level, sold: units });

export const lowStockView = (level: StockLevel) => ({
  ...levelView(level),
  daysLeft: Math.floor((level.stock * lowStockPace.days) / level.units),
});

export const presentDashboard = (dashboard: Dashboard): DashboardView => ({
  timeZone: dashboard.timeZone,
  range: rangeView(dashboard.range),
  before: rangeView(dashboard.before),
  comparedUntil: dashboard.comparedUntil,
  figures: { now: figuresView(dashboard.figures.now), before: figuresView(dashboard.figures.before) },
  days: dashboard.days.map(({ day, period, revenueCents, orders }) => ({
    day,
    ...periodView(period),
    revenue: inMajorUnits(revenueCents),
    orders,
  })),
  bestSellers: {
    byUnits: dashboard.bestSellers.byUnits.map(bestSellerView),
    byMoney: dashboard.bestSellers.byMoney.map(bestSellerView),
  },
  soldOut: { total: dashboard.soldOut.total, levels: dashboard.soldOut.levels.map(levelView) },
  lowStock: { total: dashboard.lowStock.total, levels: dashboard.lowStock.levels.map(lowStockView) },
  toDo: dashboard.toDo,
});
