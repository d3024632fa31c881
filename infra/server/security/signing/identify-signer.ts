import { handshakeCall, isHandshakeRequest } from '#src/contract/handshake';
import type { Device } from './device';
import { deviceFrom } from './device';
import type { Devices } from './device-store';
import { altered, expired, foreign, handshakeWanted, unreadable } from './signing-errors';

/** Thumbprint of the key a session is bound to; undefined when the token names no living session. */
export type KeyOf = (accessToken: string) => Promise<string | undefined>;
export type Identify = (thumbprint: string) => Promise<Device>;

/** For calls made before there is a session: the browser is known, the person is not. */
export const byDevice =
  (devices: Pick<Devices, 'find'>): Identify =>
  async (thumbprint) => {
    const device = await devices.find(thumbprint);
    if (!device) throw handshakeWanted('device');
    return device;
  };

export const bySession =
  (devices: Pick<Devices, 'find'>, keyOf: () => Promise<string | undefined>): Identify =>
  async (thumbprint) => {
    const bound = await keyOf();
    if (bound === undefined) throw expired();
    if (bound !== thumbprint) throw foreign();
    return byDevice(devices)(thumbprint);
  };

/**
 * For the handshake: the key is in the body, and must be the one that signs. `count` runs before anything that costs
 * work, and throws when there were too many.
 */
export const byOfferedKey =
  (body: unknown, count: () => Promise<void>): Identify =>
  async (thumbprint) => {
    if (!isHandshakeRequest(body)) throw unreadable(`${handshakeCall.path} without keys`);
    await count();
    const device = await deviceFrom(body).catch(() => {
      throw unreadable('keys');
    });
    if (device.thumbprint !== thumbprint) throw altered('thumbprint of the offered key');
    return device;
  };
