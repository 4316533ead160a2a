/** Which flow of the vendor belongs to a face check, for whom it was opened (a MAC of the IIN), and its page. */
import type pg from 'pg';

export type Flow = { key: string; flowId: string; pageUrl: string; mac: string };
export type Flows = {
  find(key: string): Promise<Flow | undefined>;
  /** The first one of a key stays. */
  keep(flow: Flow): Promise<Flow>;
};

type Row = { key: string; flow_id: string; page_url: string; mac: string };

export function postgresFlows(pool: pg.Pool): Flows {
  const find = async (key: string): Promise<Flow | undefined> => {
    const { rows } = await pool.query<Row>('select * from ops.face_flow where key = $1', [key]);
    return rows[0] && { key, flowId: rows[0].flow_id, pageUrl: rows[0].page_url, mac: rows[0].mac };
  };
  return {
    find,
    async keep(flow) {
      await pool.query(
        `insert into ops.face_flow (key, flow_id, page_url, mac, at) values ($1, $2, $3, $4, clock_timestamp())
         on conflict (key) do nothing`,
        [flow.key, flow.flowId, flow.pageUrl, flow.mac],
      );
      return (await find(flow.key)) ?? flow;
    },
  };
}
