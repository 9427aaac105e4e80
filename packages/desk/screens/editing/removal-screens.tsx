import typography from "@stoneyard/site/styles/typography.module.css";
import { type ReactNode, useState } from "react";
import { ENTRY_FOLDERS, type EntryFolder } from "../../drafts/entries.ts";
import type { Saved } from "../../history/history.ts";
import type { Unreadable } from "../../local-server/parsed.ts";
import { entryWords } from "../../words/screens.ts";
import { removeEntry, retireStone } from "../api.ts";
import controls from "../controls.module.css";
import { Back, Button, Quiet, Select } from "../controls.tsx";
import { useDesk } from "../desk-context.ts";
import { useWork } from "../fault.tsx";
import { Refusal } from "../problem-list.tsx";
import { StillNeeded } from "./still-needed.tsx";

/** The way to a screen that removes a file's page, where such pages can be removed. */
export function RemovalLink({ file }: { file: string }) {
  const { words } = useDesk();
  const folder = ENTRY_FOLDERS.find((each) => file.startsWith(`${each}/`));
  if (!folder) return null;
  return <Quiet href={`#/remove/${file.replace(/\.yaml$/, "")}`}>{entryWords(folder, words).remove}</Quiet>;
}

/** Takes a category of accessories, a project or a family from the site. */
export function RemoveEntryScreen({ folder, slug }: { folder: EntryFolder; slug: string }) {
  const { words, titleOf } = useDesk();
  const texts = entryWords(folder, words);
  const file = `${folder}/${slug}.yaml`;
  const title = titleOf(file);
  return (
    <RemovalForm
      title={title}
      backTo={`#/file/${file}`}
      heading={texts.remove}
      hint={texts.removeHint}
      button={`${words.remove}: ${title}`}
      usedHint={words.entryUsed}
      remove={(summary) => removeEntry(folder, slug, summary)}
    />
  );
}

/** Takes a stone out, and says where its address leads from then on. */
export function RetireScreen({ stone }: { stone: string }) {
  const { words, overview, stoneName } = useDesk();
  const [instead, setInstead] = useState("");
  const familyName = overview.referred.family.find(({ value }) => value === stone.split("/")[0])?.label;
  const others = overview.referred.stone.filter(({ value }) => value !== stone);
  return (
    <RemovalForm
      title={stoneName(stone) ?? stone}
      backTo={`#/file/stones/${stone}.yaml`}
      heading={words.retire}
      hint={words.retireHint}
      button={words.retire}
      usedHint={words.retireUsed}
      remove={(summary) => retireStone(stone, instead || undefined, summary)}
      leadsTo={instead ? stoneName(instead) : familyName}
    >
      <Select
        label={words.retireInstead}
        value={instead}
        options={[{ value: "", label: words.retireFamily }, ...others]}
        onChange={setInstead}
      />
    </RemovalForm>
  );
}

type Props = {
  title: string;
  /** The screen on which it is changed. */
  backTo: string;
  heading: string;
  hint: string;
  button: string;
  /** The heading of the places that still need it. */
  usedHint: string;
  /** Removes it; the summary becomes the commit's message. */
  remove: (summary: string) => Promise<Saved | Unreadable>;
  /** The page to which its address redirects. */
  leadsTo?: string | undefined;
  /** Questions before the removal. */
  children?: ReactNode;
};

/** Removes something unless other pages still need it, and shows the outcome. */
function RemovalForm({ title, backTo, heading, hint, button, usedHint, remove, leadsTo, children }: Props) {
  const { words, refresh } = useDesk();
  /** Its former name and where its address redirects. */
  const [gone, setGone] = useState<{ title: string; leadsTo: string | undefined }>();
  /** Whether what came of it are mistakes of files, rather than pages that still need it. */
  const [isUnread, setIsUnread] = useState(false);
  const { isBusy, fault, problems, work } = useWork();
  const take = () =>
    work(remove(`${title}: ${words.entryGone}`), (answer) => {
      setIsUnread(answer.state === "unreadable");
      if (answer.state !== "saved") return;
      setGone({ title, leadsTo });
      refresh();
    });
  if (gone)
    return (
      <>
        <h1 className={typography.section}>{gone.title}</h1>
        <div role="status">
          <p className={controls.hint}>{words.gone}</p>
          {gone.leadsTo && <p className={controls.hint}>{words.goneLeads.replace("{page}", gone.leadsTo)}</p>}
        </div>
        <p className={controls.tabs}>
          <Quiet href="#/content">{words.content}</Quiet>
          <Quiet href="#/history">{words.history}</Quiet>
          <Quiet href="#/brand/8">{words.brandSamples}</Quiet>
        </p>
        <StillNeeded problems={problems} hint={words.stillMentioned} />
      </>
    );
  return (
    <>
      <Back to={backTo}>{title}</Back>
      <h1 className={typography.section}>{heading}</h1>
      <p className={controls.hint}>{hint}</p>
      <div className={controls.form}>
        {children}
        <Button disabled={isBusy} onClick={take}>
          {isBusy ? words.working : button}
        </Button>
      </div>
      <Refusal of={{ fault, problems: isUnread ? problems : [] }} />
      {!isUnread && <StillNeeded problems={problems} hint={usedHint} />}
    </>
  );
}
