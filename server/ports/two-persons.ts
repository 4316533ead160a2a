/** The rule of two persons: somebody asks, somebody else confirms within a day. */
export type TwoPersons = {
  /** 'first': noted, another person is awaited; 'same': asked again by the one who asked; 'second': go ahead. */
  agree(action: string, personId: string): Promise<'first' | 'same' | 'second'>;
};
