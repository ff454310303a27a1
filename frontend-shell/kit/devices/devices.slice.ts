import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loadable, notLoaded, type Loadable } from '../loadable';
import type { Device } from './devices.api';

/** A device's id, or `others` for all but this one. */
type Target = string;

interface DevicesState {
  devices: Loadable<Device[]>;
  /** What is being signed out. */
  ending: Target | null;
}

const initialState: DevicesState = { devices: notLoaded, ending: null };

const devices = loadable<Device[]>().in('devices');

const isKept = ({ _id, isCurrent }: Device, ended: Target): boolean =>
  ended === 'others' ? isCurrent : _id !== ended;

export const devicesSlice = createSlice({
  name: 'devices',
  initialState,
  reducers: {
    devicesRequested: devices.requested,
    devicesLoaded: devices.loaded,
    devicesFailed: devices.failed,
    endRequested(state, { payload }: PayloadAction<Target>) {
      state.ending = payload;
    },
    ended(state, { payload }: PayloadAction<Target>) {
      const kept = state.devices.value?.filter((device) => isKept(device, payload));
      state.devices.value = kept ?? null;
      state.ending = null;
    },
    endFailed(state) {
      state.ending = null;
    },
  },
  selectors: { selectDevices: (state) => state.devices, selectEnding: (state) => state.ending },
});

export const { devicesRequested, devicesLoaded, devicesFailed, endRequested, ended, endFailed } =
  devicesSlice.actions;
export const { selectDevices, selectEnding } = devicesSlice.selectors;
