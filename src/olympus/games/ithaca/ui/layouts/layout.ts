/** Which of the three layouts a window gets, and how big things are in it. Chosen here and nowhere else. */

export interface Layout {
  /** wide: others at the sides of the chart; tall: all in one column; low: the chart beside all the rest. */
  name: 'wide' | 'tall' | 'low';
  /** Wide boards are drawn for 1440 × 900 and scaled; small windows get less room rather than small letters. */
  zoom: number;
  /** How others are shown where several share a place: with the picture of their route, its deeds only, or the fewest figures. */
  others: 'half' | 'strip' | 'chip';
  /** My route: as a card, or as a band. */
  route: 'lg' | 'ph';
  /** Width of a card in my hand. */
  card: number;
  /** There is room for the voyage on the chart. */
  voyage: boolean;
  /** Others' deeds are shown on chips too. */
  deeds: boolean;
  /** Little height: how I stand is told at the top, in three figures; decks in one row. */
  brief: boolean;
}

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

export function layoutOf(width: number, height: number, others: number): Layout {
  const big = { zoom: 1, others: 'half', route: 'lg', voyage: true, deeds: true, brief: false } as const;
  if (width >= 1000 && height >= 560 && width / height > 1.1) {
    const zoom = Math.max(0.86, Math.min(width / 1440, height / 900));
    const short = height / zoom < 830;
    return { ...big, name: 'wide', zoom, card: 140, others: short ? 'strip' : 'half', brief: short };
  }
  if (width >= 700 && height >= 900 && width / height <= 1.15) return { ...big, name: 'tall', card: 124 };
  const small = { zoom: 1, route: 'ph', voyage: false } as const;
  if (width > height * 1.15) {
    const card = between(46, height * 0.135, 90);
    return { ...small, name: 'low', others: 'chip', card, deeds: height >= 480, brief: false };
  }
  const tight = height < 720;
  return {
    ...small,
    name: 'tall',
    others: !tight && others < 3 ? 'strip' : 'chip',
    card: Math.min((width - 31) / 4, between(56, 56 + (height - 640) * 0.17, 92)),
    deeds: !tight,
    brief: tight,
  };
}
