/** Whole numbers of 64 bits for the writer of protobufjs; a JS number holds 53 bits. */
import protobuf, { type Long } from 'protobufjs/minimal.js';

export const LARGEST_INT64 = 2n ** 63n - 1n;
export const LARGEST_UINT64 = 2n ** 64n - 1n;

const LOW = 0xffff_ffffn;

export const long = (value: bigint): Long =>
  new protobuf.util.LongBits(Number(value & LOW), Number((value >> 32n) & LOW)).toLong();
