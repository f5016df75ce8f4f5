import { type Action, isList } from '@binario/kernel';
import { Reason } from '@binario/web/ask';
import { Logo } from '@binario/web/board';
import type { ShownChoice, Snapshot } from '@binario/web/model';
import { useText1865 } from '../text/useText1865.ts';
import { OwnOffer } from './OwnOffer.tsx';

/** Companies to be launched, each with its starting boxes. */
export function Launches({ snapshot }: { snapshot: Snapshot }) {
  const text = useText1865();
  const launches = snapshot.choices.filter(({ offer }) => offer.type === 'launch');
  if (launches.length === 0) return null;
  return (
    <fieldset className="offers">
      <legend>{text.t('group.launch')}</legend>
      <ul className="own-rows">
        {launches.map((choice) => (
          <Launch key={String(choice.offer.corp)} choice={choice} />
        ))}
      </ul>
    </fieldset>
  );
}

function Launch({ choice: { offer, refusal, facts } }: { choice: ShownChoice }) {
  const text = useText1865();
  const corp = String(offer.corp);
  const way = facts.home === undefined ? 'launch.newHome' : facts.destination ? 'launch.way' : 'launch.home';
  const values = isList(offer.value) ? offer.value.oneOf.map(Number) : [];
  return (
    <li className={refusal ? 'own-row is-refused' : 'own-row'}>
      <Logo corp={corp} size={26} />
      <span className="own-row-name">
        <b>{corp}</b> <span className="quiet">{String(facts.name)}</span>
        <small className="quiet">{text.t(way, facts)}</small>
      </span>
      {refusal ? (
        <Reason refusal={refusal} />
      ) : (
        <span className="chips">
          {values.map((value) => (
            <OwnOffer
              key={value}
              action={{ ...offer, value } as Action}
              name={`launch ${corp} ${value}`}
              words={String(value)}
            />
          ))}
        </span>
      )}
    </li>
  );
}
