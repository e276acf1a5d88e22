-- What has become of an event, as it is written in events.yaml, such as {"is": "canceled", "on": "2026-12-05"}.
-- json, not jsonb, as "when".
alter table events add column status json;
