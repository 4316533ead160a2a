import type { Edges } from '../deps.ts';
import { type NoticeApiDeps, noticeResolvers } from './notice.ts';
import { noticeRoutes } from './notice-rest.ts';

export const noticeEdges = (can: NoticeApiDeps): Edges => ({
  resolvers: [noticeResolvers(can)],
  routes: [...noticeRoutes(can)],
});
