import { useMemo } from 'preact/hooks';
import {
  illegality,
  isDragon,
  methods,
  type DragonwoodAction,
  type DragonwoodIllegality,
  type DragonwoodView,
} from '#engine/dragonwood/index.ts';
import { fill } from '#i18n/plural.ts';
import type { TableProps } from '../table.ts';
import { draftAfter } from './draft.ts';
import { litOffer, offerOf, type Offer } from './offers.ts';
import type { WoodTableText } from './text.ts';
import { useDraft } from './use-draft.ts';

interface Asked extends TableProps<DragonwoodView, DragonwoodAction, DragonwoodIllegality> {
  readonly text: WoodTableText;
}

/** What is chosen for an attack, what it offers, and what can be done with it. */
export function useAttack({ view, isActive, isHidden, move, moment, onAct, onRefuse, onSay, text }: Asked) {
  const [draft, setDraft] = useDraft(view, move, moment);
  const { phase } = view;
  const { wood } = text.play;
  // Nobody chooses among cards that lie face down.
  const isAsked = isActive && !isHidden;
  const isTurn = isAsked && phase.kind === 'turn';
  const isOne = isAsked && (phase.kind === 'wound' || phase.kind === 'eventCard' || phase.kind === 'discardToLimit');
  const target = draft.place === null ? undefined : view.landscape[draft.place];

  // A hand of nine has hundreds of sets with the Potion.
  const chosen = [draft.place, draft.cards, draft.enhancements, draft.potionAs].join();
  const offers = useMemo(
    () => (isTurn ? methods.flatMap((method) => offerOf(draft, method, view) ?? []) : []),
    [isTurn, chosen, moment],
  );
  const hasSpell = target !== undefined && isDragon(target) && view.options.variants.includes('dragonSpell');
  const spell = isTurn && hasSpell ? offerOf(draft, 'dragonSpell', view) : null;
  const lit = litOffer(spell ? [...offers, spell] : offers);

  const attempt = (action: DragonwoodAction) => {
    const reason = illegality(view, action);
    if (reason) onRefuse(reason, action);
    else if (isAsked) onAct(action);
  };
  /** Nothing can be chosen now: whoever tries is told why. */
  const refuseNow = () => {
    const action: DragonwoodAction = { type: 'reload' };
    const reason = illegality(view, action);
    if (reason) onRefuse(reason, action);
  };
  const whyNot = ({ kind, action, most, numbers, reason }: Offer) => {
    if (reason) onRefuse(reason, action);
    else if (kind === 'hopeless') onSay(fill(wood.hopeless, { n: most, need: numbers.need }), 'dw-total');
  };
  const take = (offer: Offer) => {
    setDraft(draftAfter(draft, offer.action));
  };
  /** What the button of an offer does. */
  const attack = (offer: Offer | undefined) => {
    if (!isTurn) refuseNow();
    else if (!offer) onSay(wood.nothingChosen);
    else if (offer.kind === 'ready') attempt(offer.action);
    else if (offer.kind === 'choose') take(offer);
    else whyNot(offer);
  };
  return { draft, setDraft, isTurn, isOne, target, offers, spell, lit, attempt, refuseNow, attack };
}
