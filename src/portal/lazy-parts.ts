import { lazy, type ComponentType } from 'react';
import {
  anomalyChunk,
  companyChunk,
  loginChunk,
  multiLoginChunk,
  projectChunk,
  qrConfirmChunk,
} from './lazy-chunks';
import type { Part } from './part';
import { join, surroundings } from './portal-store';

export { richSearchBox, captchaPart } from './lazy-chunks';

export const lazyView = <M, P extends object>({ load }: Part<M>, pick: (module: M) => ComponentType<P>) =>
  lazy(async () => ({ default: pick(await load()) }));

/** A slice joins the store before the views of its chunk are drawn. */
export const projectPages: Part<Awaited<ReturnType<typeof projectChunk.load>>> = {
  load: async () => {
    const pages = await projectChunk.load();
    join(pages.projects);
    return pages;
  },
};
export const loginDialog: Part<Awaited<ReturnType<typeof loginChunk.load>>> = {
  load: async () => {
    const parts = await loginChunk.load();
    join(parts.phoneLogin);
    join(parts.qrLoginOf(parts.pushChannel(window)));
    return parts;
  },
};
export const qrConfirm: Part<Awaited<ReturnType<typeof qrConfirmChunk.load>>> = {
  load: async () => {
    const parts = await qrConfirmChunk.load();
    join(parts.qrLoginOf(parts.pushChannel(window)));
    return parts;
  },
};
export const multiLoginPart: Part<Awaited<ReturnType<typeof multiLoginChunk.load>>> = {
  load: async () => {
    const parts = await multiLoginChunk.load();
    const { multiLoginOf, sharedStream, eventStream } = parts;
    // One tab of the browser holds the line for all: a browser opens six connections to a host and no more.
    join(
      multiLoginOf((send, request) =>
        sharedStream(window, `login ${request.headers?.globalId ?? ''}`, eventStream(send, request)),
      ),
    );
    return parts;
  },
};
export const anomalyPart: Part<Awaited<ReturnType<typeof anomalyChunk.load>>> = {
  load: async () => {
    const parts = await anomalyChunk.load();
    join(parts.anomaly);
    return parts;
  },
};
export const companyPart: Part<Awaited<ReturnType<typeof companyChunk.load>>> = {
  load: async () => {
    const company = await companyChunk.load();
    company.attend(surroundings());
    return company;
  },
};
