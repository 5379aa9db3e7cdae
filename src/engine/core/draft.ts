/** A state that is being written: the same shape, without `readonly`. Only `evolve` and what it calls see one. */
export type Draft<Value> = Value extends (infer Item)[] | readonly (infer Item)[]
  ? Draft<Item>[]
  : Value extends object
    ? { -readonly [Key in keyof Value]: Draft<Value[Key]> }
    : Value;

/** Takes one item out of a list. The list must hold it: a missing one is a programming mistake and throws a RangeError. */
export function takeOut<Item>(list: Item[], item: Item): void {
  const place = list.lastIndexOf(item);
  if (place < 0) throw new RangeError(`${String(item)} is not there to be taken`);
  list.splice(place, 1);
}
