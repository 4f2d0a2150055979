"use client";

import { useState } from "react";
import { Combobox } from "@/components/ui/combobox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Kbd } from "@/components/ui/kbd";
import { NativeSelect } from "@/components/ui/native-select";
import { OtpInput } from "@/components/ui/otp-input";
import { PasswordInput } from "@/components/ui/password-input";
import { SearchInput } from "@/components/ui/search-input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { CellGrid, Part } from "./part";
import { SITES, ZONES } from "./sample-data";

export function Fields() {
  return (
    <Part title="Fields">
      <CellGrid>
        <Field label="Site name" hint="Shown in the browser's title bar.">
          {(aria) => <Input {...aria} placeholder="Pottery studio" />}
        </Field>
        <Field label="Address" error="This word is reserved. Try pottery-studio.">
          {(aria) => <Input {...aria} defaultValue="www" />}
        </Field>
        <Field label="Email" hint="Locked by your invitation.">
          {(aria) => <Input {...aria} readOnly defaultValue="ines@example.com" />}
        </Field>
        <Field
          label="Password"
          aside={
            <a className="link text-small" href="#main">
              Forgot your password?
            </a>
          }
        >
          {(aria) => <PasswordInput {...aria} defaultValue="correct-horse" />}
        </Field>
        <Field label="Plan">
          {(aria) => (
            <NativeSelect {...aria}>
              <option>Studio</option>
              <option>Practice</option>
            </NativeSelect>
          )}
        </Field>
        <Field label="Message">
          {(aria) => <Textarea {...aria} rows={3} defaultValue="Are you open on the first of May?" />}
        </Field>
        <Field label="Code">{(aria) => <OtpInput {...aria} placeholder="000000" />}</Field>
        <SearchInput aria-label="Search" placeholder="Name or email" end={<Kbd>/</Kbd>} />
        <SelectFields />
      </CellGrid>
    </Part>
  );
}

function SelectFields() {
  const [site, setSite] = useState<string | null>("pottery");
  const [zone, setZone] = useState<string | null>("Europe/Lisbon");

  return (
    <>
      <Field label="Site">{(aria) => <Select {...aria} options={SITES} value={site} onChange={setSite} />}</Field>
      <Field label="Time zone">
        {(aria) => <Combobox {...aria} options={ZONES} value={zone} onChange={setZone} />}
      </Field>
      <Field label="Still loading">
        {(aria) => (
          <Select {...aria} options={[]} isLoading value={null} onChange={setSite} placeholder="Choose a site" />
        )}
      </Field>
    </>
  );
}
