import type { DragonwoodCardId } from '#engine/dragonwood/index.ts';
import type { CardType } from '#engine/dragonheart/index.ts';

/** This site's own translation: no Russian edition of Dragonwood is known. */
export const dragonwoodCardNames = {
  'spooky-spiders': 'Жуткие пауки',
  'crazy-bats': 'Бешеные летучие мыши',
  'giggling-goblin': 'Хихикающий гоблин',
  'fire-ants': 'Огненные муравьи',
  'wasps-nest': 'Осиное гнездо',
  'hungry-bear': 'Голодный медведь',
  'pack-of-wolves': 'Волчья стая',
  'fierce-jaguar': 'Свирепый ягуар',
  'wild-boar': 'Дикий кабан',
  'grumpy-troll': 'Ворчливый тролль',
  'gigantic-python': 'Гигантский питон',
  'secret-shadow': 'Таинственная тень',
  'angry-ogre': 'Злобный огр',
  'gooey-glob': 'Липкая слизь',
  'blue-dragon': 'Синий дракон',
  'orange-dragon': 'Оранжевый дракон',
  'lucky-mushroom': 'Счастливый гриб',
  'ghost-disguise': 'Маскировка призрака',
  'silver-sword': 'Серебряный меч',
  'bucket-of-spinach': 'Ведро шпината',
  'cloak-of-darkness': 'Плащ тьмы',
  'friendly-bunny': 'Дружелюбный кролик',
  'magical-unicorn': 'Волшебный единорог',
  'lightning-bolt': 'Удар молнии',
  'charmed-potion': 'Чарующее зелье',
  'sunny-day': 'Солнечный день',
  'thunder-storm': 'Гроза',
  quicksand: 'Зыбучие пески',
  'wind-storm': 'Ураган',
} satisfies Record<DragonwoodCardId, string>;

/** This site's own translation: no official Russian card list of Dragonheart is known. */
export const dragonheartCardNames = {
  dwarf: 'Гном',
  huntress: 'Охотница',
  fireDragon: 'Огненный дракон',
  treasure: 'Сокровище',
  troll: 'Тролль',
  knight: 'Рыцарь',
  petrifiedDragon: 'Окаменевший дракон',
  sorceress: 'Волшебница',
  ship: 'Корабль',
} satisfies Record<CardType, string>;
