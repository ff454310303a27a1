import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import type { Device } from './devices.api';

interface DevicesState {
  devices: Loadable<Device[]>;
  /** The id of what is being signed out, or `others` for all but this device. */
  ending: string | null;
}

const initialState: DevicesState = { devices: notLoaded, ending: null };

const devices = loadable<Device[]>().in('devices');

export const devicesSlice = createSlice({
  name: 'devices',
  initialState,
  reducers: {
    devicesRequested: devices.requested,
    devicesLoaded(state, action: PayloadAction<Device[]>) {
      devices.loaded(state, action);
      state.ending = null;
    },
    devicesFailed(state, action: PayloadAction<{ message: string }>) {
      devices.failed(state, action);
      state.ending = null;
    },
    endRequested(state, { payload }: PayloadAction<string>) {
      state.ending = payload;
    },
  },
  selectors: { selectDevices: (state) => state.devices, selectEnding: (state) => state.ending },
});

export const { devicesRequested, devicesLoaded, devicesFailed, endRequested } = devicesSlice.actions;
export const { selectDevices, selectEnding } = devicesSlice.selectors;
