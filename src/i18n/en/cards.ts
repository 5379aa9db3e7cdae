import type { DragonwoodCardId } from '#engine/dragonwood/index.ts';
import type { CardType } from '#engine/dragonheart/index.ts';

/** The printed names of the Dragonwood deck (Gamewright). */
export const dragonwoodCardNames = {
  'spooky-spiders': 'Spooky Spiders',
  'crazy-bats': 'Crazy Bats',
  'giggling-goblin': 'Giggling Goblin',
  'fire-ants': 'Fire Ants',
  'wasps-nest': "Wasps' Nest",
  'hungry-bear': 'Hungry Bear',
  'pack-of-wolves': 'Pack of Wolves',
  'fierce-jaguar': 'Fierce Jaguar',
  'wild-boar': 'Wild Boar',
  'grumpy-troll': 'Grumpy Troll',
  'gigantic-python': 'Gigantic Python',
  'secret-shadow': 'Secret Shadow',
  'angry-ogre': 'Angry Ogre',
  'gooey-glob': 'Gooey Glob',
  'blue-dragon': 'Blue Dragon',
  'orange-dragon': 'Orange Dragon',
  'lucky-mushroom': 'Lucky Mushroom',
  'ghost-disguise': 'Ghost Disguise',
  'silver-sword': 'Silver Sword',
  'bucket-of-spinach': 'Bucket of Spinach',
  'cloak-of-darkness': 'Cloak of Darkness',
  'friendly-bunny': 'Friendly Bunny',
  'magical-unicorn': 'Magical Unicorn',
  'lightning-bolt': 'Lightning Bolt',
  'charmed-potion': 'Charmed Potion',
  'sunny-day': 'Sunny Day',
  'thunder-storm': 'Thunder Storm',
  quicksand: 'Quicksand',
  'wind-storm': 'Wind Storm',
} satisfies Record<DragonwoodCardId, string>;

/** The printed names of the Dragonheart cards (Fantasy Flight). */
export const dragonheartCardNames = {
  dwarf: 'Dwarf',
  huntress: 'Huntress',
  fireDragon: 'Fire Dragon',
  treasure: 'Treasure',
  troll: 'Troll',
  knight: 'Knight',
  petrifiedDragon: 'Petrified Dragon',
  sorceress: 'Sorceress',
  ship: 'Ship',
} satisfies Record<CardType, string>;
