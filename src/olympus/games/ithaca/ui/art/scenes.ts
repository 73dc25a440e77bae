/** Pictures of the 24 routes, 400 × 170: black figures on the route's colour, the motif in the left half. */
import { image } from './drawing.ts';
import { FOUR, type God } from './gods.ts';
import { wedges } from './shapes.ts';
import boar from 'icon:boar';
import bull from 'icon:bull';
import cave from 'icon:cave-entrance';
import cow from 'icon:cow';
import daisy from 'icon:daisy';
import flame from 'icon:flame';
import ghost from 'icon:ghost';
import giant from 'icon:giant';
import goat from 'icon:goat';
import grapes from 'icon:grapes';
import harp from 'icon:harp';
import harpy from 'icon:harpy';
import hydra from 'icon:hydra';
import lighthouse from 'icon:lighthouse';
import lotus from 'icon:lotus-flower';
import lyre from 'icon:lyre';
import oak from 'icon:oak';
import olive from 'icon:olive';
import palmTree from 'icon:palm-tree';
import pig from 'icon:pig';
import sheep from 'icon:sheep';
import spears from 'icon:spears';
import helmet from 'icon:spartan-helmet';
import horse from 'icon:trojan-horse';
import whirl from 'icon:whirlpool-shuriken';
import wave from 'icon:big-wave';

const INK = '#1d1512';
interface Sky {
  id: string;
  top: string;
  mid: string;
  low: string;
}
const SKIES: Record<string, Sky> = {
  Zeus: { id: 'skZ', top: '#f3c890', mid: '#e08d51', low: '#c4602f' },
  Athena: { id: 'skA', top: '#e6e3b0', mid: '#a9b56b', low: '#66713a' },
  Helios: { id: 'skH', top: '#f8e3a4', mid: '#e6b846', low: '#c98f1c' },
  Aiolus: { id: 'skO', top: '#d5e6e6', mid: '#8bb9cd', low: '#3d78a8' },
};
export const sceneDefs = Object.values(SKIES)
  .map(
    (sky) =>
      `<linearGradient id="oi-${sky.id}" x2="0" y2="1"><stop stop-color="${sky.top}"/><stop offset=".6" stop-color="${sky.mid}"/><stop offset="1" stop-color="${sky.low}"/></linearGradient>`,
  )
  .join('');

const sun = (x: number, y: number, size: number) =>
  `<path d="${wedges(x, y, size + 6, 420, 36, 0.5)}" fill="#fff6d8" opacity=".26"/><circle cx="${x}" cy="${y}" r="${size}" fill="#fdf3d2" stroke="${INK}" stroke-width="2"/>`;
const sea = (y: number, c: string) =>
  `<rect x="-200" y="${y + 9}" width="600" height="${170 - y}" fill="${INK}"/><rect width="624" height="14" fill="url(#oi-dog)" transform="translate(-216 ${y - 4})"/><path d="M-200 ${y + 18}H400" stroke="${c}" stroke-width="1.4" stroke-dasharray="16 10"/>`;
const icon = (body: string, x: number, y: number, size: number, fill = INK, turn = 0) =>
  `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 512 512" overflow="visible"><g fill="${fill}" ${turn ? `transform="rotate(${turn} 256 256)"` : ''}>${body}</g></svg>`;
const ship = (x: number, y: number, w: number, sail = '#f6ecd9') =>
  `<use href="#oi-ship" x="${x}" y="${y}" width="${w}" height="${w * 0.74}" style="--sail:${sail}"/>`;
const hill = (d: string, c: string) =>
  `<path d="${d}" fill="${INK}"/><path d="${d}" fill="none" stroke="${c}" stroke-width="1.4" opacity=".5"/>`;
const COAST = 'M-204 184V128H-4C30 116 70 112 120 116C170 120 220 124 262 138C290 146 310 152 330 160V184Z';
const CLIFF =
  'M-204 184V52H-4C30 42 66 46 96 54C122 62 130 84 142 100C156 118 176 128 206 140C230 150 250 158 262 166V184Z';
const gust = (x: number, y: number, k: number) =>
  `<path d="M0 0C10 -16 34 -14 34 2C34 14 16 14 17 3C18 -3 26 -3 26 2M0 0C-26 6 -50 6 -84 0M2 8C-24 16 -50 16 -70 12" transform="translate(${x} ${y}) scale(${k})" fill="none" stroke="#f6ecd9" stroke-width="4" stroke-linecap="round"/>`;
function temple(x: number, y: number, s: number, c: string): string {
  const columns = [38, 66, 102, 138, 166].map((at) => `<path d="M${at} 94h11l1.6 28h-14.2Z" fill="${INK}"/>`).join('');
  return `<g transform="translate(${x} ${y}) scale(${s})"><path d="M30 86L108 56L186 86V94H30Z" fill="${INK}"/><path d="M52 84L108 63L164 84Z" fill="${c}"/><path d="M38 94H178V122H38Z" fill="${c}" opacity=".7"/>${columns}<path d="M28 118H188V126H28Z" fill="${INK}"/></g>`;
}
const cypress = (x: number, y: number, h: number) =>
  `<path d="M${x} ${y}C${x - 9} ${y - h * 0.4} ${x - 6} ${y - h * 0.8} ${x} ${y - h}C${x + 6} ${y - h * 0.8} ${x + 9} ${y - h * 0.4} ${x} ${y}Z" fill="${INK}"/>`;
const walls = (x: number, y: number, c: string) =>
  `<path transform="translate(${x} ${y})" d="M0 60V20H10V12H20V20H30V12H40V20H50V0H60V-8H70V0H80V-8H90V0H100V20H110V12H120V20H130V12H140V20H150V60Z" fill="${INK}"/><path transform="translate(${x} ${y})" d="M4 30H146M4 42H146M70 60V44Q75 36 80 44V60" stroke="${c}" stroke-width="2" fill="none"/>`;

function cyclops(): string {
  return (
    hill(
      'M-204 174V30H-4C30 22 70 26 104 36C128 44 138 62 152 78C164 92 178 102 190 120C198 132 206 142 218 150V174Z',
      '#e2965c',
    ) +
    '<path d="M24 152C16 108 38 68 84 66C130 65 152 106 150 152Z" fill="#4a2415"/><path d="M24 152C16 108 38 68 84 66C130 65 152 106 150 152" fill="none" stroke="#e2965c" stroke-width="2"/><path d="M34 152C30 114 48 80 85 79C122 79 141 114 140 152Z" fill="#120a07"/><path d="M44 112C58 89 112 87 130 110C114 132 62 134 44 112Z" fill="#f6ecd9"/><circle cx="88" cy="109" r="17" fill="#c4602f" stroke="#1d1512" stroke-width="2"/><path d="M88 92V126M71 109H105M76 97L100 121M100 97L76 121" stroke="#8a3b1e" stroke-width="1.2"/><circle cx="88" cy="109" r="8" fill="#1d1512"/><circle cx="93" cy="104" r="2.8" fill="#f6ecd9"/><path d="M38 103C54 78 118 75 136 100" fill="none" stroke="#e2965c" stroke-width="3.6" stroke-linecap="round"/><path d="M52 138Q88 147 126 137" fill="none" stroke="#e2965c" stroke-width="2"/>' +
    icon(sheep, 152, 54, 28, INK, 34) +
    icon(sheep, 178, 84, 24, INK, 34) +
    ship(318, 78, 84)
  );
}
const aeolia = `<g transform="translate(-48 14)"><path d="M78 92C96 84 250 84 268 92C262 104 250 108 244 118C232 130 210 124 200 134C186 142 160 142 146 134C136 124 116 130 104 118C96 108 86 106 78 92Z" fill="#1d1512"/><path d="M100 106C130 114 210 114 240 106M122 120C144 127 196 127 220 120" stroke="#8bb9cd" stroke-width="1.8" fill="none"/><path d="M84 92V68H92V62H100V68H108V62H116V68H124V62H132V68H214V62H222V68H230V62H238V68H246V62H254V68H262V92Z" fill="#1d1512"/><path d="M88 76H258M88 84H258" stroke="#e2965c" stroke-width="2.4"/><path d="M136 68V46L173 30L210 46V68Z" fill="#1d1512"/><path d="M148 47L173 37L198 47Z" fill="#8bb9cd"/><path d="M148 51V66M165 51V66M181 51V66M198 51V66" stroke="#8bb9cd" stroke-width="5"/></g>`;
const rock = (x: number, y: number, s: number, c: string) =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M0 100L10 40L26 8L44 0L60 26L78 50L92 100Z" fill="${INK}"/><path d="M30 14L26 52L40 70M48 10L56 44L50 84M70 50L66 90" stroke="${c}" stroke-width="2.4" fill="none"/></g>`;

type Draw = (c: string) => string;
const MOTIFS: Record<string, Draw> = {
  tenedos: (c) => hill(COAST, c) + icon(horse, 50, 26, 100) + ship(236, 84, 74),
  ismarus: (c) =>
    hill(COAST, c) +
    walls(30, 72, c) +
    icon(flame, 44, 34, 46, '#8a3b1e') +
    icon(flame, 120, 22, 52, '#8a3b1e') +
    icon(grapes, 196, 84, 40),
  ogygia: (c) =>
    hill(CLIFF, c) +
    icon(cave, 22, 66, 84, c) +
    icon(harp, 46, 92, 40) +
    icon(oak, 110, 30, 64) +
    cypress(190, 134, 60),
  pylos: (c) => hill(COAST, c) + icon(bull, 60, 40, 92) + icon(flame, 170, 84, 44, c),
  cyclops,
  'wandering-rocks': (c) => rock(6, 34, 1.1, c) + rock(120, 54, 0.9, c) + ship(196, 88, 66) + rock(288, 44, 1, c),
  lesbos: (c) => hill(COAST, c) + icon(lyre, 60, 30, 96) + cypress(34, 124, 70) + cypress(184, 124, 58),
  scheria: (c) => hill(COAST, c) + temple(14, 0, 1, c) + icon(palmTree, 190, 68, 62) + ship(264, 88, 64),
  phorcys: (c) => hill(CLIFF, c) + icon(olive, 96, 26, 74) + icon(cave, 10, 72, 82, c) + ship(206, 84, 76),
  sunium: (c) => hill(CLIFF, c) + temple(-20, -50, 0.82, c) + ship(220, 84, 76),
  sirens: (c) =>
    hill(COAST, c) +
    icon(harpy, 44, 22, 104) +
    icon(daisy, 20, 98, 26, c) +
    icon(daisy, 152, 100, 26, c) +
    icon(daisy, 182, 108, 22, c) +
    ship(262, 88, 62),
  asphodel: (c) =>
    hill(COAST, c) +
    icon(ghost, 36, 46, 66, '#33402a') +
    icon(ghost, 108, 34, 76) +
    [18, 92, 176, 214].map((x) => icon(daisy, x, 98, 28, c)).join(''),
  pharos: (c) => hill(COAST, c) + icon(lighthouse, 60, 14, 110) + ship(232, 84, 74),
  'lotus-eaters': (c) => hill(COAST, c) + icon(lotus, 52, 26, 104) + icon(lotus, 160, 84, 46),
  thrinacia: (c) => hill(COAST, c) + icon(cow, 30, 38, 88) + icon(cow, 124, 62, 66) + icon(sheep, 196, 92, 36),
  sparta: (c) => hill(COAST, c) + icon(spears, 22, 18, 108) + icon(helmet, 92, 26, 98),
  aeaea: (c) =>
    hill(COAST, c) +
    temple(0, 0, 1, c) +
    cypress(14, 128, 66) +
    cypress(205, 126, 66) +
    icon(pig, 220, 94, 42, INK, 8) +
    icon(boar, 264, 106, 42, INK, 10),
  oceanus: (c) =>
    icon(wave, 30, 14, 130) +
    icon(wave, 150, 62, 76) +
    `<path d="M0 150H400" stroke="${c}" stroke-width="2"/>` +
    ship(246, 80, 70),
  'goat-island': (c) => hill(COAST, c) + icon(goat, 40, 30, 92) + icon(goat, 134, 64, 58) + cypress(206, 130, 54),
  'cape-malea': (c) =>
    hill(CLIFF, c) + gust(236, 42, 1.1) + gust(330, 66, 0.9) + gust(270, 92, 0.7) + ship(190, 82, 84),
  aeolia: () => aeolia + gust(330, 34, 1) + gust(300, 72, 0.8) + ship(226, 92, 70),
  asteris: (c) =>
    rock(20, 52, 1, c) +
    ship(104, 74, 92, '#6d2138') +
    ship(196, 92, 66, '#6d2138') +
    `<path d="M60 30l7 16 17 1-13 11 4 17-15-9-15 9 4-17-13-11 17-1z" fill="#f6ecd9" stroke="${INK}" stroke-width="2"/>`,
  telepylus: (c) =>
    hill(CLIFF, c) +
    icon(giant, 60, 10, 118) +
    `<circle cx="206" cy="54" r="17" fill="${INK}"/><path d="M178 66l-18 10M182 76l-14 12" stroke="${INK}" stroke-width="3"/>` +
    ship(226, 90, 70),
  scylla: (c) => hill(CLIFF, c) + icon(hydra, 40, 8, 118) + icon(whirl, 200, 86, 84, '#17415c') + ship(286, 88, 62),
};

const drawn = new Map<string, string>();
/** The picture of a route; the colour is the god's whose cards it takes. */
export function scene(route: string, colour: God): string {
  const key = `${route} ${colour}`;
  let found = drawn.get(key);
  if (!found) drawn.set(key, (found = draw(route, colour)));
  return found;
}

/** All of them, six to a god, to be drawn before they are needed. */
export const scenes = () => Object.keys(MOTIFS).map((route, i) => () => scene(route, FOUR[Math.floor(i / 6)]!));

function draw(route: string, colour: God): string {
  const sky = SKIES[colour] ?? SKIES['Zeus']!;
  const [x, y, size] = colour === 'Helios' ? [300, 110, 44] : colour === 'Aiolus' ? [352, 44, 22] : [322, 58, 32];
  const figures = (MOTIFS[route] ?? MOTIFS['tenedos']!)(sky.mid);
  const motif =
    route === 'cyclops' || route === 'aeaea' || route === 'aeolia'
      ? figures
      : `<g transform="translate(0 29) scale(.82)">${figures}</g>`;
  return image(
    '-200 0 600 170',
    `<rect x="-200" width="600" height="170" fill="url(#oi-${sky.id})"/>${sun(x, y, size)}${motif}${sea(140, sky.mid)}`,
  );
}
